import { testEveryPage } from '../harness/every-page.ts'

testEveryPage('dark')
