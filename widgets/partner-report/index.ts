import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { withReauthentication } from '#core/hooks/sign-in/with-reauthentication.tsx';
import { partnerReportContract } from './partner-report.contract.ts';
import { partnerReportMessages } from './partner-report.messages.ts';
import { PartnerReport } from './partner-report.tsx';

export type DragomanPartnerReport = ElementOf<typeof partnerReportContract>;

declare global {
  interface DragomanContracts {
    'dragoman-partner-report': typeof partnerReportContract;
  }
}

defineWidget(partnerReportContract, withReauthentication(PartnerReport), { messages: partnerReportMessages });
