import { startDeepLinks } from './deep-links.ts'
import { startFrame } from './frame.ts'
import { startIslands } from './islands.ts'

startFrame()
startIslands()
startDeepLinks()
