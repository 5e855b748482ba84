import { SimplePage } from '../components/SimplePage'

export const Training = () => <SimplePage name="training" />
