import type { Confirms } from './frame/confirm-identity.tsx'

export async function confirmsOf({
  account,
}: Pick<Vike.PageContextServer['services'], 'account'>): Promise<Confirms> {
  const own = await account?.()
  return {
    email: own?.email ?? '',
    hasPassword: own?.hasPassword ?? true,
    hasPasskey: (own?.passkeys.length ?? 0) > 0,
  }
}
