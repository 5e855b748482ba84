import { startIslands } from './client/islands.ts'
import { startPage } from './client/page.ts'

startPage()
startIslands()
