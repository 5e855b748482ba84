import { SimplePage } from '../components/SimplePage.tsx'

export const Training = () => <SimplePage name="training" />
