import type { BlogCategory } from '#domain/posts/post-views.ts'
import { useText } from '#renderer/app-context.tsx'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { Button } from '#renderer/ui/button.tsx'
import * as styles from './search.css.ts'

/** A plain form, whose result is a page from the server. It preserves the filter. */
export function SearchForm({ q = '', category }: { q?: string; category: BlogCategory }) {
  const text = useText('blog').search
  return (
    <search className={styles.search}>
      <form className={styles.form} method="get" action="/blog">
        {category !== 'all' && <input type="hidden" name="category" value={category} />}
        <label className={visuallyHidden} htmlFor="blog-search">
          {text.label}
        </label>
        <input
          className={styles.field}
          id="blog-search"
          type="search"
          name="q"
          defaultValue={q}
          placeholder={text.label}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        <Button type="submit" variant="outline">
          {text.submit}
        </Button>
      </form>
    </search>
  )
}
