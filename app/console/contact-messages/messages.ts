import MessagesIcon from "@mui/icons-material/MailOutlined"

import { MessageList } from "./message-list.tsx"
import { MessageShow } from "./message-show.tsx"

export const messages = {
  list: MessageList,
  show: MessageShow,
  icon: MessagesIcon,
  recordRepresentation: "subject",
}
