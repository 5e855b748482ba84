import { startFrame } from './frame'
import { startIslands } from './islands'

startFrame()
startIslands()
