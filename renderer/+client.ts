import { startFrame } from './client/frame.ts'
import { startIslands } from './client/islands.ts'

startFrame()
startIslands()
