import { useGetRegisterInfo } from '#src/api/generated/conference.ts';
import { getRegisterInfoQueryRowDefault as row } from '#src/api/generated/limits/conference.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import type { RegisterInfo, TransferInfo } from '#src/api/generated/model/index.ts';
import type { ConferenceEvent } from '#src/content/conference.ts';
import { useSession } from '#src/features/access/use-session.ts';
import { expectedTransfer } from '#src/features/payment/expected-transfer.ts';

/** The registration of the member for the current event, or the transfer that the society expects for it. */
type MyRegistration = { registration: RegisterInfo | null; transfer: TransferInfo | null };

/**
 * Reads whether the member is registered for the current event (contract: getRegisterInfo). Until the response has
 * arrived, and for a guest, both values are null. The newest registrations come first.
 */
export function useMyRegistration(event: ConferenceEvent | null): MyRegistration {
  const isMember = useSession() !== null;
  const { data, isPending } = useGetRegisterInfo({ page: 1, row }, { query: { enabled: isMember } });
  if (!isMember || isPending) return { registration: null, transfer: null };
  const registration = data?.register_info.find(({ pay_info_goods_name: name }) => name === event?.title) ?? null;
  const transfer = registration ? null : expectedTransfer(GoodsType.registrationFee, data?.transfer_info);
  return { registration, transfer };
}
