import { SimplePage } from '../components/SimplePage.tsx'

export const Support = () => <SimplePage name="support" />
