import { SimplePage } from '../components/SimplePage'

export const Dashboard = () => <SimplePage name="dashboard" />
