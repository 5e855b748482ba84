import { SimplePage } from '../components/SimplePage.tsx'

export const Cases = () => <SimplePage name="cases" />
