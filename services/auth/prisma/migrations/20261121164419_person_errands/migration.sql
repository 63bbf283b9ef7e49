-- CreateTable
CREATE TABLE "person_errand" (
    "account_id" UUID NOT NULL,
    "service" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "leased_until" TIMESTAMPTZ(3),

    CONSTRAINT "person_errand_pkey" PRIMARY KEY ("account_id","service")
);

-- CreateIndex
CREATE INDEX "person_errand_due_at_idx" ON "person_errand"("due_at");
