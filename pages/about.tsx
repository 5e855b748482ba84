import { SimplePage } from '../components/SimplePage'

export const About = () => <SimplePage name="about" />
