import { openNamedAnswer } from './answers.ts'
import { startFrame } from './frame.ts'
import { startIslands } from './islands.ts'

startFrame()
startIslands()
openNamedAnswer()
