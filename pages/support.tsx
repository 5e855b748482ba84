import { SimplePage } from '../components/SimplePage'

export const Support = () => <SimplePage name="support" />
