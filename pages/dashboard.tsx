import { SimplePage } from '../components/SimplePage.tsx'

export const Dashboard = () => <SimplePage name="dashboard" />
