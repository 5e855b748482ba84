import { SimplePage } from '../components/SimplePage.tsx'

export const SingleFlows = () => <SimplePage name="singleFlows" />
