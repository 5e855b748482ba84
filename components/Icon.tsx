import {
  CalendarDays,
  ChartColumn,
  Check,
  ClipboardList,
  FileText,
  GraduationCap,
  Inbox,
  Landmark,
  type LucideIcon,
  Mail,
  MessageCircle,
  Network,
  PanelsTopLeft,
  Route,
  Search,
  Sprout,
  TrendingUp,
  Workflow,
} from 'lucide-react'

const icons = {
  'back-office': Landmark,
  calendar: CalendarDays,
  chart: ChartColumn,
  chat: MessageCircle,
  check: Check,
  documents: FileText,
  enterprise: Network,
  flow: Workflow,
  growth: TrendingUp,
  inbox: Inbox,
  mail: Mail,
  microsoft: PanelsTopLeft,
  route: Route,
  search: Search,
  starter: Sprout,
  training: GraduationCap,
  'work-order': ClipboardList,
} satisfies Record<string, LucideIcon>

export type IconName = keyof typeof icons

/** A drawing beside a text that says the same; it is hidden from screen readers. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Drawing = icons[name]
  return <Drawing aria-hidden="true" size={size} strokeWidth={1.5} />
}
