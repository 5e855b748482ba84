import pc from 'picocolors'
import { audiences, scripts } from './commands.ts'

const { developers } = audiences
const width = Math.max(...Object.keys({ ...developers, ...scripts }).map((name) => name.length))
for (const [audience, commands] of Object.entries(audiences)) {
  console.log(pc.bold(`\nFor ${audience}`))
  for (const [name, { does }] of Object.entries(commands)) print(name, does)
  if (commands === developers) for (const [name, does] of Object.entries(scripts)) print(name, does)
}
console.log('\nnpm run NAME -- --help says more of each.')

function print(name: string, does: string) {
  console.log(`  npm run ${name.padEnd(width)}  ${does}.`)
}
