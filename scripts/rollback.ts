import pc from 'picocolors'
import { goBack } from '../builder/publish/publish.ts'

// npm run rollback: publishes the build before this one again. Once more brings the newer one back.
const folder = goBack(process.cwd())
if (folder) console.log(pc.green(`dist/ is the build ${folder} again.`))
else {
  console.error(pc.red('There is no build to go back to: .build/sites holds only the one that is published.'))
  process.exitCode = 1
}
