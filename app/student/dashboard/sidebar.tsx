import { IdCard, PanelLeftClose, PanelLeftOpen } from "lucide-react"

import { useDispatch, useStore } from "#app/store/store.tsx"

import type { StudentMessages } from "../messages.server.ts"

import styles from "./sidebar.module.css"

/** The sidebar with its only entry so far. It can be collapsed; on a phone it is a row. */
export function DashboardSidebar({ messages }: { messages: StudentMessages["dashboard"] }) {
  const { sidebarExpanded } = useStore()
  const dispatch = useDispatch()
  const Toggle = sidebarExpanded ? PanelLeftClose : PanelLeftOpen
  return (
    <nav aria-label={messages.menu} className={styles.sidebar} data-expanded={sidebarExpanded}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={sidebarExpanded}
        aria-controls="student-menu"
        onClick={() => dispatch({ type: sidebarExpanded ? "COMPRESS" : "EXPAND" })}
      >
        <Toggle size={22} aria-hidden />
        <span className={styles.text}>{sidebarExpanded ? messages.compress : messages.expand}</span>
      </button>
      <ul id="student-menu" className={styles.entries}>
        <li>
          <a href="#main" aria-current="page">
            <IdCard size={22} aria-hidden />
            <span className={styles.text}>{messages.identityCard}</span>
          </a>
        </li>
      </ul>
    </nav>
  )
}
