import { List } from '../components/List.jsx'

export default function Page() {
  return <List lang="en" />
}
