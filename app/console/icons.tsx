import { createSvgIcon } from "@mui/material"
import {
  Activity,
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  Bookmark,
  BookOpen,
  Building,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronUp,
  CircleUser,
  Clapperboard,
  ClipboardList,
  Columns3,
  Contact,
  Download,
  ExternalLink,
  Eye,
  FilePlus,
  FileText,
  FileUp,
  FolderOpen,
  Globe,
  GlobeOff,
  GraduationCap,
  GripVertical,
  History,
  IdCard,
  Images,
  IndianRupee,
  Keyboard,
  Languages,
  LayoutDashboard,
  LayoutGrid,
  Link,
  ListFilter,
  ListTree,
  Mail,
  MailPlus,
  Megaphone,
  Pencil,
  PencilOff,
  Plus,
  Presentation,
  Printer,
  ScanQrCode,
  Search,
  Settings,
  Share2,
  ShieldCheck,
  SquareUser,
  Trash2,
  TreePalm,
  Trophy,
  Undo2,
  Upload,
  UserCheck,
  UserPlus,
  UserX,
  Users,
  X,
} from "lucide-react"

// Inside an icon of MUI, which sizes and colours it.
export const AccountIcon = createSvgIcon(<CircleUser />, "Account")
export const AddIcon = createSvgIcon(<Plus />, "Add")
export const ApplicationIcon = createSvgIcon(<ClipboardList />, "Application")
export const AuditIcon = createSvgIcon(<History />, "Audit")
export const CalendarIcon = createSvgIcon(<CalendarDays />, "Calendar")
export const CampusIcon = createSvgIcon(<Trophy />, "Campus")
export const CardsIcon = createSvgIcon(<IdCard />, "Cards")
export const ChosenIcon = createSvgIcon(<Check />, "Chosen")
export const ClearIcon = createSvgIcon(<X />, "Clear")
export const CloseIcon = createSvgIcon(<ChevronUp />, "Close")
export const ColumnsIcon = createSvgIcon(<Columns3 />, "Columns")
export const ContactsIcon = createSvgIcon(<Contact />, "Contacts")
export const CorrectIcon = createSvgIcon(<Pencil />, "Correct")
export const CounterIcon = createSvgIcon(<ScanQrCode />, "Counter")
export const CoursesIcon = createSvgIcon(<BookOpen />, "Courses")
export const DashboardIcon = createSvgIcon(<LayoutDashboard />, "Dashboard")
export const DeleteIcon = createSvgIcon(<Trash2 />, "Delete")
export const DepartmentsIcon = createSvgIcon(<GraduationCap />, "Departments")
export const DignitariesIcon = createSvgIcon(<SquareUser />, "Dignitaries")
export const DisableIcon = createSvgIcon(<UserX />, "Disable")
export const DownIcon = createSvgIcon(<ArrowDown />, "Down")
export const DraftIcon = createSvgIcon(<PencilOff />, "Draft")
export const DragIcon = createSvgIcon(<GripVertical />, "Drag")
export const EditIcon = createSvgIcon(<Pencil />, "Edit")
export const EnableIcon = createSvgIcon(<UserCheck />, "Enable")
export const EndIcon = createSvgIcon(<GlobeOff />, "End")
export const EventsIcon = createSvgIcon(<CalendarDays />, "Events")
export const ExportIcon = createSvgIcon(<Download />, "Export")
export const FacilitiesIcon = createSvgIcon(<Building />, "Facilities")
export const FeesIcon = createSvgIcon(<IndianRupee />, "Fees")
export const FilterIcon = createSvgIcon(<ListFilter />, "Filter")
export const HistoryIcon = createSvgIcon(<History />, "History")
export const HolidaysIcon = createSvgIcon(<TreePalm />, "Holidays")
export const ImportIcon = createSvgIcon(<FileUp />, "Import")
export const InviteIcon = createSvgIcon(<UserPlus />, "Invite")
export const KeysIcon = createSvgIcon(<Keyboard />, "Keys")
export const LinksIcon = createSvgIcon(<Link />, "Links")
export const MenusIcon = createSvgIcon(<ListTree />, "Menus")
export const MessagesIcon = createSvgIcon(<Mail />, "Messages")
export const MineIcon = createSvgIcon(<UserCheck />, "Mine")
export const NextIcon = createSvgIcon(<ArrowRight />, "Next")
export const NoticesIcon = createSvgIcon(<Megaphone />, "Notices")
export const OpenIcon = createSvgIcon(<ChevronDown />, "Open")
export const OperationsIcon = createSvgIcon(<Activity />, "Operations")
export const PagesIcon = createSvgIcon(<FileText />, "Pages")
export const PaperIcon = createSvgIcon(<FilePlus />, "Paper")
export const PdfIcon = createSvgIcon(<FileText />, "Pdf")
export const PhotosIcon = createSvgIcon(<Images />, "Photos")
export const PreviewIcon = createSvgIcon(<Eye />, "Preview")
export const PreviousIcon = createSvgIcon(<ArrowLeft />, "Previous")
export const PrintIcon = createSvgIcon(<Printer />, "Print")
export const PrivacyIcon = createSvgIcon(<ShieldCheck />, "Privacy")
export const PublishIcon = createSvgIcon(<Globe />, "Publish")
export const SearchIcon = createSvgIcon(<Search />, "Search")
export const SeeIcon = createSvgIcon(<ExternalLink />, "See")
export const SeenIcon = createSvgIcon(<Eye />, "Seen")
export const SessionsIcon = createSvgIcon(<CalendarRange />, "Sessions")
export const SettingsIcon = createSvgIcon(<Settings />, "Settings")
export const SiteIcon = createSvgIcon(<Globe />, "Site")
export const SlidesIcon = createSvgIcon(<Presentation />, "Slides")
export const SocialIcon = createSvgIcon(<Share2 />, "Social")
export const StaffIcon = createSvgIcon(<Users />, "Staff")
export const StatisticsIcon = createSvgIcon(<ChartColumn />, "Statistics")
export const StatusIcon = createSvgIcon(<ArrowLeftRight />, "Status")
export const StudentsIcon = createSvgIcon(<GraduationCap />, "Students")
export const TilesIcon = createSvgIcon(<LayoutGrid />, "Tiles")
export const TranslateIcon = createSvgIcon(<Languages />, "Translate")
export const UndoIcon = createSvgIcon(<Undo2 />, "Undo")
export const UnreadIcon = createSvgIcon(<MailPlus />, "Unread")
export const UpIcon = createSvgIcon(<ArrowUp />, "Up")
export const UploadIcon = createSvgIcon(<Upload />, "Upload")
export const UploadsIcon = createSvgIcon(<FolderOpen />, "Uploads")
export const VideosIcon = createSvgIcon(<Clapperboard />, "Videos")
export const ViewsIcon = createSvgIcon(<Bookmark />, "Views")
