import pc from 'picocolors'
import { commands } from './commands.ts'

const width = Math.max(...Object.keys(commands).map((name) => name.length))
for (const group of ['writers', 'developers', 'operators'] as const) {
  console.log(pc.bold(`\nFor ${group}`))
  for (const [name, command] of Object.entries(commands))
    if (command.for === group) console.log(`  npm run ${name.padEnd(width)}  ${command.does}.`)
}
console.log('\nnpm run NAME -- --help says more of each.')
