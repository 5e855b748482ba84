import { PlanPage } from '../components/PlanPage'

export const Enterprise = () => <PlanPage id="enterprise" />
