import './client/page.ts'
import './client/islands.ts'
