import { join } from 'node:path'
import type { Plugin } from 'vite'
import { Recorder } from './recorder.ts'

/** Answers the two forms while developing, as `npm start` does. Nothing of it is in a build. */
export function recorderPlugin(root: string): Plugin {
  // Looked up at each line: Vike puts another console.log in place while it starts, and takes it away again.
  const recorder = new Recorder(join(root, '.local'), (line) => console.log(line))
  return {
    name: 'recorder',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (recorder.handles(request)) void recorder.answer(request, response)
        else next()
      })
    },
  }
}
