import { PlanPage } from '../components/PlanPage'

export const Starter = () => <PlanPage id="starter" />
