import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import Check from 'lucide-react/icons/check'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import FileText from 'lucide-react/icons/file-text'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Landmark from 'lucide-react/icons/landmark'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Network from 'lucide-react/icons/network'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import Search from 'lucide-react/icons/search'
import Sprout from 'lucide-react/icons/sprout'
import TrendingUp from 'lucide-react/icons/trending-up'
import Workflow from 'lucide-react/icons/workflow'
import X from 'lucide-react/icons/x'

const icons = {
  back: ChevronLeft,
  'back-office': Landmark,
  calendar: CalendarDays,
  chart: ChartColumn,
  chat: MessageCircle,
  check: Check,
  close: X,
  documents: FileText,
  enterprise: Network,
  flow: Workflow,
  growth: TrendingUp,
  mail: Mail,
  microsoft: PanelsTopLeft,
  next: ChevronRight,
  search: Search,
  starter: Sprout,
  training: GraduationCap,
  'work-order': ClipboardList,
} satisfies Record<string, LucideIcon>

/** Decorative: hidden from screen readers. */
export function Icon({ name, size = 24, className }: { name: keyof typeof icons; size?: number; className?: string }) {
  const Drawing = icons[name]
  return <Drawing className={className} aria-hidden="true" size={size} strokeWidth={1.5} />
}
