import AuditIcon from "@mui/icons-material/HistoryOutlined"

import { AuditList } from "./audit-list.tsx"

export const audit = { list: AuditList, icon: AuditIcon }
