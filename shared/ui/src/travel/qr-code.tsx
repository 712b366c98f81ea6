import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, type ReactNode } from 'react';

export type QrCodeProps = {
  value: string;
  /** What the code is, for readers: "Төлбөрийн QR код". */
  title: string;
  size?: number | undefined;
  /** No longer good: the code pales and `overlay` is over it. */
  spent?: boolean | undefined;
  overlay?: ReactNode | undefined;
};

/** The encoder is a tenth of the whole design system and two screens need it: it comes with the first code, once more when it did not come. */
const Code = lazy(async () => {
  const { QRCodeSVG } = await loadEncoder().catch(loadEncoder);
  return { default: QRCodeSVG };
});

function loadEncoder() {
  return import(/* webpackChunkName: "qr-code", webpackExports: ["QRCodeSVG"] */ 'qrcode.react');
}

/** A QR code, always dark on white with its quiet zone, also at night: cameras need it. */
export function QrCode({ value, title, size = 200, spent, overlay }: QrCodeProps) {
  return (
    <chakra.div
      position="relative"
      display="inline-block"
      padding="1.5"
      bg="white"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      lineHeight="0"
    >
      <chakra.div opacity={spent ? '0.14' : undefined}>
        <Suspense fallback={<chakra.div style={{ width: size, height: size }} />}>
          <Code
            value={value}
            title={title}
            role="img"
            aria-label={title}
            size={size}
            marginSize={2}
            bgColor="#FFFFFF"
            fgColor="#13202F"
          />
        </Suspense>
      </chakra.div>
      {overlay && (
        <chakra.div position="absolute" inset="0" display="grid" placeItems="center" lineHeight="md" color="ember.700">
          {overlay}
        </chakra.div>
      )}
    </chakra.div>
  );
}
