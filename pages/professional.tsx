import { PlanPage } from '../components/PlanPage.tsx'

export const Professional = () => <PlanPage id="professional" />
