import { SimplePage } from '../components/SimplePage'

export const Cases = () => <SimplePage name="cases" />
