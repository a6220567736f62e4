import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { askForDocuments } from './connection/ask-for-documents.ts';
import { loadModules } from './connection/load-modules.ts';
import { showLost } from './connection/lost-toast.ts';
import { recordEarlyInput } from './forms/early-input.ts';

askForDocuments(showLost);
recordEarlyInput();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[loadModules]} />
    </StrictMode>,
  );
});
