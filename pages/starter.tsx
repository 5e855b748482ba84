import { PlanPage } from '../components/PlanPage.tsx'

export const Starter = () => <PlanPage id="starter" />
