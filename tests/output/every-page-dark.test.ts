import { testEveryPage } from '../harness/pages/every-page.ts'

testEveryPage('dark')
