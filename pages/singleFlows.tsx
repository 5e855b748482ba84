import { SimplePage } from '../components/SimplePage'

export const SingleFlows = () => <SimplePage name="singleFlows" />
