import { Phone } from "lucide-react"

import type { LayoutData } from "../layout-data.server.ts"
import { ColourPicker } from "../preferences/colour-picker.tsx"
import { HighContrast } from "../preferences/high-contrast.tsx"
import { TextSize } from "../preferences/text-size.tsx"
import { SiteLink } from "../site-link.tsx"
import { Holidays } from "./holidays.tsx"
import { LanguageSelect } from "./language-select.tsx"
import { SocialLinks } from "./social-links.tsx"

import styles from "./top-bar.module.css"

/**
 * The top bar (specification 3.1). On a phone everything except the language folds under 'More', an empty
 * `<details>` before the content. It needs no JavaScript, and a wide screen can show the content anyway.
 */
export function TopBar({ data: { messages, holidays, social } }: { data: LayoutData }) {
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>
        <LanguageSelect label={messages.strip.language} />
        <details className={styles.more}>
          <summary>{messages.strip.more}</summary>
        </details>
        <div className={styles.folded}>
          <div className={styles.ways}>
            <Holidays messages={messages.strip} holidays={holidays} />
            <SiteLink link="/contact-us/" className={styles.way}>
              <Phone size={18} aria-hidden /> {messages.strip.contact}
            </SiteLink>
          </div>
          <div className={`${styles.display} needs-scripts`}>
            <TextSize messages={messages.display} />
            <HighContrast label={messages.display.highContrast} />
            <ColourPicker messages={messages.display} />
          </div>
          <SocialLinks messages={messages.strip} links={social} />
        </div>
      </div>
    </div>
  )
}
