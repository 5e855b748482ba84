import pc from 'picocolors'
import { goBack } from '../builder/publish/publish.ts'

const folder = goBack(process.cwd())
if (!folder) throw new Error('There is no build to go back to: .build/sites holds only the one that is published.')
console.log(pc.green(`dist/ is the build ${folder} again.`))
