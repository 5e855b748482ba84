import { PlanPage } from '../components/PlanPage'

export const Professional = () => <PlanPage id="professional" />
