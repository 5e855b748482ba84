import { join } from 'node:path'
import type { Plugin } from 'vite'
import { Recorder } from './recorder.ts'

/** Answers the two forms while developing, as `npm start` does. Nothing of it is in a build. */
export function recorderPlugin(root: string): Plugin {
  const recorder = new Recorder(join(root, '.local'), console.log)
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
